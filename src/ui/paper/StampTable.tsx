import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { StampSpot } from '../marks/StampSpot.tsx'
import type { RenderLink } from '../render-link.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './StampTable.module.css'

export type StampSquare = {
  key: string
  name: ReactNode
  state: 'stamped' | 'begun' | 'untouched'
  percent: number
  /** Under the stamp: a date or the progress. */
  caption: ReactNode
  /** Read out before the caption by screen readers. */
  spoken?: string
  isCurrent?: boolean
  isFresh?: boolean
  /** Makes the square a link. */
  render?: RenderLink
}

export type StampGroup = {
  key: string
  name: ReactNode
  count: ReactNode
  sections: StampSquare[]
}

type Props = {
  label: string
  groups: StampGroup[]
  /** Text of an empty square, `(인)`. */
  blank: string
  headingAs?: 'h2' | 'h3'
  /** With smaller stamps and a thinner frame, below a large table. */
  isSmall?: boolean
  /** Content under the table. */
  children?: ReactNode
}

/** Groups of squares with stamps, like the approval boxes (결재란) of a Korean document. */
export function StampTable({ label, groups, blank, headingAs: Heading = 'h2', isSmall, children }: Props) {
  const columns = groups.map((group) => `minmax(0, ${group.sections.length}fr)`).join(' ')
  const style: CSSProperties & Record<'--columns', string> = {
    '--columns': columns,
  }
  return (
    <section aria-label={label}>
      <div className={classNames(styles.table, isSmall && styles.small)} style={style}>
        {groups.map((group) => (
          <div key={group.key} className={styles.group}>
            <Heading className={styles.heading}>
              {group.name}
              <span>{group.count}</span>
            </Heading>
            <ul className={styles.squares}>
              {group.sections.map((section) => (
                <li key={section.key}>
                  <Square section={section} blank={blank} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </section>
  )
}

function Square({ section, blank }: { section: StampSquare; blank: string }) {
  const className = classNames(styles.square, section.isCurrent && styles.current)
  const children = (
    <Fragment key={section.key}>
      <span className={styles.name}>{section.name}</span>
      <span className={styles.spot}>
        <StampSpot
          tiltKey={section.key}
          state={section.state}
          percent={section.percent}
          blank={blank}
          size="var(--stamp-size)"
          isFresh={section.isFresh ?? false}
        />
      </span>
      <span className={styles.caption}>
        {section.spoken !== undefined && <VisuallyHidden>{section.spoken} </VisuallyHidden>}
        {section.caption}
      </span>
    </Fragment>
  )
  if (!section.render) return <div className={className}>{children}</div>
  return section.render({
    className,
    children,
    ...(section.isCurrent ? { 'aria-current': 'step' } : {}),
  })
}
