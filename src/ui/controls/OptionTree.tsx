import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './OptionTree.module.css'

export type OptionBranch = {
  value: string
  label: string
  /** At the end of its row: the number of options, or the chosen one. */
  note?: ReactNode
  leaves: readonly { value: string; label: ReactNode }[]
}

type Props = {
  label: string
  branches: readonly OptionBranch[]
  /** The chosen leaf. */
  value: string | null
  onChoose: (value: string) => void
  /** While the user searches: every branch is open and cannot be closed. */
  isAllOpen?: boolean
  isReadOnly?: boolean
  describedBy?: string | undefined
  ref?: RefObject<HTMLDivElement | null>
}

type Row = { value: string; branch: OptionBranch; isLeaf: boolean }

/**
 * A single choice in two levels. One tab stop; arrow keys move and expand, Enter selects. Moving
 * does not select. Not the tree of react-aria: the first load of the step of the industry shows it.
 */
export function OptionTree(props: Props) {
  const { label, branches, value, onChoose, isAllOpen = false, isReadOnly, describedBy } = props
  const ownRef = useRef<HTMLDivElement>(null)
  const ids = useId()
  const tree = props.ref ?? ownRef
  const holder = branches.find(({ leaves }) => leaves.some((leaf) => leaf.value === value))
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(holder ? [holder.value] : []))
  const [active, setActive] = useState<string | null>(null)
  const isOpen = (branch: OptionBranch) => isAllOpen || opened.has(branch.value)
  const rows = branches.flatMap((branch): Row[] => [
    { value: branchId(branch), branch, isLeaf: false },
    ...(isOpen(branch) ? branch.leaves.map((leaf) => ({ value: leaf.value, branch, isLeaf: true })) : []),
  ])
  const stop =
    rows.find((row) => row.value === active) ??
    rows.find((row) => row.isLeaf && row.value === value) ??
    rows[0]

  function toggle(branch: OptionBranch, open = !opened.has(branch.value)): void {
    if (isAllOpen) return
    const next = new Set(opened)
    if (open) next.add(branch.value)
    else next.delete(branch.value)
    setOpened(next)
  }
  function focus(row: Row | undefined): void {
    if (!row) return
    setActive(row.value)
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.value)}"]`)?.focus()
  }
  function press(row: Row): void {
    setActive(row.value)
    if (!row.isLeaf) toggle(row.branch)
    else if (!isReadOnly) onChoose(row.value)
  }
  function onKeyDown(event: KeyboardEvent, row: Row): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = rows.findIndex((other) => other.value === row.value)
    const handled = actOn(event.key)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()

    function actOn(key: string): boolean {
      if (key === 'ArrowDown') focus(rows[at + 1])
      else if (key === 'ArrowUp') focus(rows[at - 1])
      else if (key === 'Home') focus(rows[0])
      else if (key === 'End') focus(rows.at(-1))
      else if (key === 'ArrowRight') {
        if (row.isLeaf) return true
        if (isOpen(row.branch)) focus(rows[at + 1])
        else toggle(row.branch, true)
      } else if (key === 'ArrowLeft') {
        if (row.isLeaf) focus(rows.find((other) => other.value === branchId(row.branch)))
        else toggle(row.branch, false)
      } else if (key === 'Enter' || key === ' ') press(row)
      else return false
      return true
    }
  }
  const tabOf = (row: Row) => (row.value === stop?.value ? 0 : -1)
  const rowProps = (row: Row) => ({
    'data-row': row.value,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target === event.currentTarget) onKeyDown(event, row)
    },
    onFocus: () => setActive(row.value),
  })
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames(styles.tree, isReadOnly && styles.locked)}
    >
      {branches.map((branch) => {
        const id = branchId(branch)
        const row: Row = { value: id, branch, isLeaf: false }
        return (
          <div key={branch.value} role="none" className={styles.limb}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are in rowProps */}
            <div
              role="treeitem"
              aria-expanded={isOpen(branch)}
              aria-selected={false}
              // Linked by aria-owns: nested, the names of its leaves would become part of its own.
              aria-owns={isOpen(branch) ? `${ids}-${branch.value}` : undefined}
              className={styles.branch}
              tabIndex={tabOf(row)}
              {...rowProps(row)}
              onClick={() => press(row)}
            >
              <Icon of={ChevronRight} size="small" className={styles.chevron} />
              <span className={styles.label}>{branch.label}</span>
              {branch.note !== undefined && <span className={styles.note}>{branch.note}</span>}
            </div>
            {isOpen(branch) && (
              // biome-ignore lint/a11y/useSemanticElements: a group of tree items
              <div role="group" id={`${ids}-${branch.value}`} className={styles.leaves}>
                {branch.leaves.map((leaf) => {
                  const leafRow: Row = { value: leaf.value, branch, isLeaf: true }
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are in rowProps
                    <div
                      key={leaf.value}
                      role="treeitem"
                      aria-selected={leaf.value === value}
                      aria-disabled={isReadOnly || undefined}
                      className={styles.leaf}
                      tabIndex={tabOf(leafRow)}
                      {...rowProps(leafRow)}
                      onClick={() => press(leafRow)}
                    >
                      <span className={styles.mark} aria-hidden>
                        {leaf.value === value && <Icon of={Check} size="small" />}
                      </span>
                      <span className={styles.label}>{leaf.label}</span>
                    </div>
                  )
                })}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Prefixed, because a branch that can be chosen itself is also one of its own leaves. */
function branchId(branch: OptionBranch): string {
  return `branch:${branch.value}`
}
