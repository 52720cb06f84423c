import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'

/** A seal for a finished section, a square filled by percent for an unfinished one. */
export function SectionMark({ percent }: { percent: number }) {
  return percent === 100 ? <Seal size={18} /> : <FillSquare percent={percent} />
}
