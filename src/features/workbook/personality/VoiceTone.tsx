import type { QuestionProps } from '../question-kinds.ts'

export default function VoiceTone({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
