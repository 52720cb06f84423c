import type { QuestionProps } from '../question-kinds.ts'

export default function WebsiteQuestion({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
