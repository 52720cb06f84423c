import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { type Language, languages } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { languageName } from './language-name.ts'
import { useTranslationsView } from './page-context.ts'
import styles from './Standing.module.css'
import type { StandingText } from './useLanguageTexts.ts'
import type { TranslationRow } from './useRows.ts'
import { WordChanges } from './WordChanges.tsx'

interface Props {
  language: Language
  row: TranslationRow
  standing: StandingText
}

/** Below a field: that it is empty, that its source has changed and how, or where the translation came from; and what to do. */
export function Standing({ language, row, standing }: Props) {
  const { t } = useLingui()
  const { source, actions, suggestions, canAsk, isReadOnly } = useTranslationsView()
  const [isOpen, setIsOpen] = useState(false)
  const { state, made } = standing
  const place = { language, key: row.key }
  const name = languageName(language)
  const { label } = row
  const ask = canAsk && suggestions.of(place) === null && (
    <Button
      size="small"
      look="quiet"
      disabledReason={suggestions.isBusy ? t`다른 글의 번역을 제안하고 있어요` : undefined}
      reasonAt="hidden"
      aria-label={t`번역 제안: ${label}, ${name}`}
      onClick={() => suggestions.ask([{ ...place, source: row.source }])}
    >
      <Trans>번역 제안</Trans>
    </Button>
  )
  const confirm = !isReadOnly && (
    <Button
      size="small"
      look="quiet"
      aria-label={t`이 번역이 맞아요: ${label}, ${name}`}
      onClick={() => {
        setIsOpen(false)
        actions.confirm(place, row.source)
      }}
    >
      <Trans>이 번역이 맞아요</Trans>
    </Button>
  )
  if (state === 'right') return made && made.origin !== 'TYPED' ? <Origin origin={made.origin} /> : null
  if (state === 'empty')
    return (
      <Row gap={2} align="center" isWrapped>
        <Text as="span" tone="soft" size="small">
          <Trans>비어 있어요</Trans>
        </Text>
        {ask}
      </Row>
    )
  if (state === 'unknown')
    return (
      <Stack gap={1}>
        <Text tone="soft" size="small">
          <Trans>무엇을 옮긴 글인지 기록이 없어요. 읽어 보고 맞는지 알려 주세요.</Trans>
        </Text>
        <Row gap={2} isWrapped>
          {confirm}
          {ask}
        </Row>
      </Stack>
    )
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" isWrapped>
        <button
          type="button"
          className={styles.changed}
          aria-expanded={isOpen}
          aria-label={t`원문이 바뀌었어요: ${label}, ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={CircleAlert} size="small" />
          <Trans>원문이 바뀌었어요</Trans>
        </button>
        {confirm}
        {ask}
      </Row>
      {isOpen && made && (
        <WordChanges
          before={made.source}
          after={row.source}
          lang={languages.find(({ key }) => key === source)?.tag ?? source}
        />
      )}
    </Stack>
  )
}

/** What was first written by a machine, whatever a member changed in it since. */
function Origin({ origin }: { origin: string }) {
  return (
    <Text tone="soft" size="small">
      {origin === 'PAPAGO' ? (
        <Trans>Papago 제안에서 시작했어요</Trans>
      ) : (
        <Trans>AI 제안에서 시작했어요</Trans>
      )}
    </Text>
  )
}
