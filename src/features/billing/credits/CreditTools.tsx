import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useSearchPause } from '#ui/controls/useSearchPause.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Credit.module.css'
import type { CreditFilter } from './CreditHistory.tsx'

interface Props {
  filter: CreditFilter
  onFilter: (filter: CreditFilter) => void
}

/** Search, type and period of the history. The search asks the server, so it waits for a pause, for Enter or for leaving the field. */
export function CreditTools({ filter, onFilter }: Props) {
  const { t } = useLingui()
  const [words, setWords] = useState(filter.query)
  const pause = useSearchPause(words, (query) => {
    if (query !== filter.query) onFilter({ ...filter, query })
  })
  return (
    <div className={styles.tools}>
      <TextField
        className={styles.search}
        label={t`내역 찾기`}
        type="search"
        enterKeyHint="search"
        start={<Icon of={Search} size="small" />}
        value={words}
        maxLength={100}
        onText={setWords}
        {...pause}
      />
      <SelectField<CreditFilter['status']>
        className={styles.type}
        label={t`종류`}
        value={filter.status}
        onChoose={(status) => onFilter({ ...filter, status })}
        options={[
          { value: '', label: t`모두` },
          { value: 'CHARGE', label: t`충전` },
          { value: 'PLAN', label: t`플랜` },
          { value: 'REWARD', label: t`보상` },
          { value: 'USE', label: t`사용` },
          { value: 'REFUND', label: t`돌려받음` },
          { value: 'EXPIRE', label: t`기간 끝남` },
        ]}
      />
      <TextField
        label={t`이날부터`}
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onText={(from) => onFilter({ ...filter, from })}
      />
      <TextField
        label={t`이날까지`}
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onText={(to) => onFilter({ ...filter, to })}
      />
    </div>
  )
}
