import { Trans, useLingui } from '@lingui/react/macro'
import { type Language, languages } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { languageName } from './language-name.ts'
import { useTranslationsView } from './page-context.ts'
import styles from './SuggestionBeside.module.css'
import type { StandingText } from './useLanguageTexts.ts'
import type { TranslationRow } from './useRows.ts'
import { WordChanges } from './WordChanges.tsx'

interface Props {
  language: Language
  row: TranslationRow
  standing: StandingText
}

/** What is suggested for a field, beside it: nothing is written before a press. */
export function SuggestionBeside({ language, row, standing }: Props) {
  const { t } = useLingui()
  const { actions, suggestions, isReadOnly } = useTranslationsView()
  const { key, label } = row
  const place = { language, key }
  const suggested = suggestions.of(place)
  if (suggested === null || isReadOnly) return null
  if (suggested === 'asking')
    return (
      <Row gap={2} align="center" role="status">
        <Text as="span" tone="soft" size="small">
          <Trans>번역을 제안하고 있어요…</Trans>
        </Text>
        <Button size="small" look="quiet" onClick={suggestions.stop}>
          <Trans>멈추기</Trans>
        </Button>
      </Row>
    )
  const tag = languages.find((one) => one.key === language)?.tag ?? language
  const isSame = suggested.text.trim() === standing.text.trim()
  const name = languageName(language)
  return (
    <section aria-label={t`번역 제안: ${label}, ${name}`} className={styles.card}>
      <Text tone="soft" size="small">
        {suggested.origin === 'PAPAGO' ? <Trans>Papago 제안</Trans> : <Trans>AI 제안</Trans>}
      </Text>
      <WordChanges before={isSame ? suggested.text : standing.text} after={suggested.text} lang={tag} />
      <Row gap={2} isWrapped>
        <Button
          size="small"
          look="ink"
          disabledReason={isSame ? t`이미 들어 있는 문장이에요` : undefined}
          reasonAt="beside"
          onClick={() => {
            const takeBack = actions.take(place, suggested)
            if (takeBack === null) return
            suggestions.drop(place)
            showToast({
              tone: 'success',
              text: t`번역을 넣었어요`,
              action: { label: t`실행 취소`, onPress: takeBack },
            })
          }}
        >
          {standing.state === 'empty' ? <Trans>넣기</Trans> : <Trans>바꿔 넣기</Trans>}
        </Button>
        <Button size="small" look="quiet" onClick={() => suggestions.drop(place)}>
          <Trans>닫기</Trans>
        </Button>
      </Row>
    </section>
  )
}
