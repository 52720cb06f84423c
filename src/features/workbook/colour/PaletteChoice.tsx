import type { QuestionProps } from '../question-kinds.ts'

export default function PaletteChoice({ words }: QuestionProps) {
  return <p>{words.name}</p>
}
