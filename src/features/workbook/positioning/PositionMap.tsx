import type { QuestionProps } from '../question-kinds.ts'

export default function PositionMap({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
