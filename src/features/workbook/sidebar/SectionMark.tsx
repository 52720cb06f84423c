import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'

/** A finished section wears the seal, an unfinished one a square that fills from below. */
export function SectionMark({ percent }: { percent: number }) {
  return percent === 100 ? <Seal size={18} /> : <FillSquare percent={percent} />
}
