import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './words/Words.module.css'

interface Props {
  /** Index of the page that is shown. */
  at: number
  of: number
  onTurn: (page: number) => void
}

/** Turns the pages of a design. */
export function PageSwitch({ at, of, onTurn }: Props) {
  const { t } = useLingui()
  return (
    <Row gap={2} align="center" className={styles.turn}>
      <IconButton
        label={t`앞쪽`}
        icon={<Icon of={ChevronLeft} />}
        aria-disabled={at === 0 || undefined}
        onClick={() => onTurn(Math.max(0, at - 1))}
      />
      <Text as="span" size="small" aria-live="polite">
        {`${at + 1} / ${of}`}
      </Text>
      <IconButton
        label={t`뒤쪽`}
        icon={<Icon of={ChevronRight} />}
        aria-disabled={at === of - 1 || undefined}
        onClick={() => onTurn(Math.min(of - 1, at + 1))}
      />
    </Row>
  )
}
