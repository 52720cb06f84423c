import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './TextTool.module.css'

interface Props {
  label: string
  /** From 1 to 5. */
  value: number
  onChoose: (stars: number) => void
}

/** One to five stars, as radio buttons. */
export function StarsField({ label, value, onChoose }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <Stack gap={1}>
      <Text as="span" size="small" aria-hidden>
        {label}
      </Text>
      <Row gap={1} align="center" role="radiogroup" aria-label={label}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= value || undefined}>
            <input
              type="radio"
              className={visuallyHiddenClass}
              name={name}
              checked={stars === value}
              aria-label={t`${stars}점`}
              onChange={() => onChoose(stars)}
            />
            <Icon of={Star} />
          </label>
        ))}
        <strong aria-hidden>{t`${value}점`}</strong>
      </Row>
    </Stack>
  )
}
