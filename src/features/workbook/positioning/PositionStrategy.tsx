import type { QuestionProps } from '../question-kinds.ts'

export default function PositionStrategy({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
