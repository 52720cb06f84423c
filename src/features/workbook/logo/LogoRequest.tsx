import type { QuestionProps } from '../question-kinds.ts'

export default function LogoRequest({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
