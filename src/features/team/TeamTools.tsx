import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { phoneOnlyClass } from '#ui/layout/width-class.ts'
import styles from './Team.module.css'
import type { Member } from './team-calls.ts'
import { everybody, isIn, type TeamFilter, type TeamPart, type TeamSort } from './team-view.ts'

interface Props {
  members: readonly Member[]
  filter: TeamFilter
  onFilter: (filter: TeamFilter) => void
  /** Invited people are shown only to those who manage the team. */
  showsParts: boolean
}

/** Search, date range and sort order of the list. On phones the range and order are collapsed. */
export function TeamTools({ members, filter, onFilter, showsParts }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isFine = filter.from !== '' || filter.to !== '' || filter.sort !== everybody.sort
  const joined = members.filter(isIn).length
  const counts = { all: members.length, joined, invited: members.length - joined }
  return (
    <div className={styles.tools}>
      {showsParts && (
        <div className={styles.parts}>
          <Segmented<TeamPart>
            label={t`누구를 볼까요?`}
            value={filter.part}
            onChoose={(part) => onFilter({ ...filter, part })}
            options={[
              { value: 'all', label: t`전체 ${counts.all}` },
              { value: 'joined', label: t`멤버 ${counts.joined}` },
              { value: 'invited', label: t`초대 ${counts.invited}` },
            ]}
          />
        </div>
      )}
      <TextField
        className={styles.search}
        label={t`이름이나 이메일 찾기`}
        isLabelHidden
        placeholder={t`이름이나 이메일 찾기`}
        type="search"
        start={<Icon of={Search} size="small" />}
        value={filter.query}
        maxLength={100}
        onText={(query) => onFilter({ ...filter, query })}
      />
      <IconButton
        className={classNames(phoneOnlyClass, isFine && styles.marked)}
        look="line"
        label={isFine ? t`날짜와 정렬, 조건 있음` : t`날짜와 정렬`}
        icon={<Icon of={SlidersHorizontal} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={styles.finer} data-open={isOpen || undefined}>
        <TextField
          className={styles.day}
          label={t`이날부터`}
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onText={(from) => onFilter({ ...filter, from })}
        />
        <TextField
          className={styles.day}
          label={t`이날까지`}
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onText={(to) => onFilter({ ...filter, to })}
        />
        <SelectField<TeamSort>
          className={styles.sort}
          label={t`정렬`}
          value={filter.sort}
          onChoose={(sort) => onFilter({ ...filter, sort })}
          options={[
            { value: 'role', label: t`역할순` },
            { value: 'name', label: t`이름순` },
            { value: 'newest', label: t`최근 날짜부터` },
            { value: 'oldest', label: t`오래된 날짜부터` },
          ]}
        />
      </div>
    </div>
  )
}
