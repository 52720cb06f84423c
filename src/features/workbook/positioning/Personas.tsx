import type { QuestionProps } from '../question-kinds.ts'

export default function Personas({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
