import type { ReactNode } from 'react'

/** A row of a list of facts. Nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
