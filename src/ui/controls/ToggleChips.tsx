import { Children, type ReactNode } from 'react'
import { Row } from '../Stack.tsx'

export function ToggleChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row as="ul" aria-label={label} gap={2} isWrapped>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </Row>
  )
}
