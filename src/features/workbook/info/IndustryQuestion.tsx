import type { QuestionProps } from '../question-kinds.ts'

export default function IndustryQuestion({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
