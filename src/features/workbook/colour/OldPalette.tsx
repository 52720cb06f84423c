import type { QuestionProps } from '../question-kinds.ts'

export default function OldPalette({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
