import type { ReactNode } from 'react'
import styles from './BranchChoice.module.css'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ToggleChip } from './ToggleChip.tsx'
import { ToggleChips } from './ToggleChips.tsx'

type Option<Key extends string> = { readonly key: Key; readonly label: string }

type Props<Group extends string> = {
  legend: string
  groups: readonly Option<Group>[]
  group: Group | null
  /** Of the chosen group. */
  branches: readonly Option<string>[]
  /** The key of a group or of a branch. */
  value: string | null
  onChoose: (key: string) => void
  /** Above the branches. */
  branchesTitle: ReactNode
  branchesLabel: string
  error?: ReactNode
}

/** One of a few groups, and then, if one likes, a branch of it. */
export function BranchChoice<Group extends string>(props: Props<Group>) {
  const { legend, groups, group, branches, value, onChoose, branchesTitle, branchesLabel, error } = props
  return (
    <>
      <ChoiceGroup<Group>
        legend={legend}
        isLegendHidden
        look="cards"
        value={group}
        onChoose={onChoose}
        choices={groups.map(({ key, label }) => ({ value: key, label }))}
        {...(error !== undefined && { error })}
      />
      {group !== null && branches.length > 0 && (
        <section className={styles.branches}>
          <h2>{branchesTitle}</h2>
          <ToggleChips label={branchesLabel}>
            {branches.map(({ key, label }) => (
              <ToggleChip key={key} isOn={value === key} onToggle={(isOn) => onChoose(isOn ? key : group)}>
                {label}
              </ToggleChip>
            ))}
          </ToggleChips>
        </section>
      )}
    </>
  )
}
