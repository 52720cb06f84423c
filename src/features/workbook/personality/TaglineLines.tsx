import type { QuestionProps } from '../question-kinds.ts'

export default function TaglineLines({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
