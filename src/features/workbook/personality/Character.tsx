import type { QuestionProps } from '../question-kinds.ts'

export default function Character({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
