import type { QuestionProps } from '../question-kinds.ts'

export default function MainColour({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
