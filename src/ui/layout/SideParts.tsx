import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { RenderLink } from '../render-link.ts'
import styles from './SideParts.module.css'

type HeadProps = {
  /** A `SymbolTile` of 36 px. */
  symbol: ReactNode
  name: ReactNode
  note?: ReactNode
  /** A button, to change the brand. */
  end?: ReactNode
}

export function SideHead({ symbol, name, note, end }: HeadProps) {
  return (
    <div className={styles.head}>
      {symbol}
      <div className={styles.names}>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {end !== undefined && <div className={styles.headEnd}>{end}</div>}
    </div>
  )
}

/** The landmark around the `SideGroup`s. */
export function SideNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {children}
    </nav>
  )
}

type GroupProps = {
  heading?: ReactNode
  /** At the end of the heading, such as `4개 중 2개`. */
  note?: ReactNode
  /** Name by which a tip of the tutorial finds this group. */
  tip?: string | undefined
  children: ReactNode
}

export function SideGroup({ heading, note, tip, children }: GroupProps) {
  return (
    <div className={styles.group} data-tip={tip}>
      {heading !== undefined && (
        <h2 className={styles.heading}>
          <span>{heading}</span>
          {note !== undefined && <span>{note}</span>}
        </h2>
      )}
      <ul>{children}</ul>
    </div>
  )
}

type RowProps = {
  /** An `Icon`, a small `Seal` or a `FillSquare`. The narrow sidebar shows it alone. */
  icon: ReactNode
  label: string
  /** Such as a number, `완료` or `40%`. */
  end?: ReactNode
  isCurrent?: boolean
  /** Height of 40 px and medium weight, for the sections of a workbook. */
  isTall?: boolean
  /** `SideChildren` below the row. */
  children?: ReactNode
  render: RenderLink
}

export function SideRow({ icon, label, end, isCurrent, isTall, children, render }: RowProps) {
  return (
    <li>
      {render({
        className: classNames(styles.row, isTall && styles.tall),
        title: label,
        children: (
          <>
            {icon}
            <span className={styles.label}>{label}</span>
            {end !== undefined && <span className={styles.end}>{end}</span>}
          </>
        ),
        ...(isCurrent ? { 'aria-current': 'page' } : {}),
      })}
      {children}
    </li>
  )
}

/** Steps below an open section, 33 px high each. */
export function SideChildren({ children }: { children: ReactNode }) {
  return <ul className={styles.kids}>{children}</ul>
}

type ChildProps = {
  label: ReactNode
  /** A tick for a finished step. */
  end?: ReactNode
  isCurrent?: boolean
  render: RenderLink
}

export function SideChild({ label, end, isCurrent, render }: ChildProps) {
  return (
    <li>
      {render({
        className: styles.kid ?? '',
        children: (
          <>
            <span className={styles.label}>{label}</span>
            {end !== undefined && <span className={styles.end}>{end}</span>}
          </>
        ),
        ...(isCurrent ? { 'aria-current': 'step' } : {}),
      })}
    </li>
  )
}

/** Credits, storage and help at the bottom; not shown in the narrow sidebar. */
export function SideFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
