import { Trans } from '@lingui/react/macro'
import type { Person } from '#model/sync/awareness.ts'
import { colourOf } from '#ui/colour-of.ts'
import { PresenceDot } from '#ui/people/PresenceDot.tsx'
import styles from './Editors.module.css'

/** Names the other people whose caret is in the field. Renders nothing while there are none. */
export function Editors({ people }: { people: readonly Person[] }) {
  const [first, ...others] = people
  if (!first) return null
  const { name } = first
  const count = others.length
  return (
    <span className={styles.editors} data-present>
      <PresenceDot colour={colourOf(first.id)} />
      {count === 0 ? (
        <Trans>{name} 님이 함께 쓰고 있어요</Trans>
      ) : (
        <Trans>
          {name} 님 외 {count}명이 함께 쓰고 있어요
        </Trans>
      )}
    </span>
  )
}
