import type { QuestionProps } from '../question-kinds.ts'

export default function LogoFileQuestion({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
