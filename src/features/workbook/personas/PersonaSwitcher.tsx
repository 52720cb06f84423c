import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { initialOf } from '#ui/people/initial-of.ts'
import styles from './PersonaSwitcher.module.css'

interface Props {
  people: readonly { key: string; name: string }[]
  current: string | null
  atMost: number
  onChoose: (key: string) => void
  onAdd: (() => void) | undefined
  /** Why no persona can be added. */
  full: string | undefined
}

/** Chooses the persona whose answers are shown; the choice stays across the steps. */
export function PersonaSwitcher({ people, current, atMost, onChoose, onAdd, full }: Props) {
  const { t } = useLingui()
  const count = people.length
  return (
    <nav aria-label={t`페르소나`} className={styles.switcher}>
      <ul className={styles.people}>
        {people.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.person}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              <span className={styles.initial} aria-hidden>
                {initialOf(name)}
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {onAdd && (
        <Button
          size="small"
          icon={<Icon of={Plus} size="small" />}
          disabledReason={full}
          reasonAt="hidden"
          title={full}
          onClick={onAdd}
        >
          <Trans>추가</Trans>
          <span className={styles.count}>
            <Trans>
              {atMost}명 중 {count}명
            </Trans>
          </span>
        </Button>
      )}
    </nav>
  )
}
