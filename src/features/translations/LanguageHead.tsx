import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Language } from '#model/language/languages.ts'
import { countStates } from '#model/translations/state.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './LanguageHead.module.css'
import { LanguageName } from './LanguageName.tsx'
import { languageName } from './language-name.ts'
import { useTranslationsView } from './page-context.ts'
import type { StandingText } from './useLanguageTexts.ts'
import type { TranslationRow } from './useRows.ts'

interface Props {
  language: Language
  rows: readonly TranslationRow[]
  standingOf: (row: TranslationRow) => StandingText
  style?: CSSProperties
}

/** A language with how far it is, and suggestions for all of its empty texts. */
export function LanguageHead({ language, rows, standingOf, style }: Props) {
  const { t } = useLingui()
  const { canAsk, suggestions } = useTranslationsView()
  const { all, right, changed, unknown } = countStates(rows.map((row) => standingOf(row).state))
  const name = languageName(language)
  const { run } = suggestions
  const running = run?.language === language ? { total: run.all, number: run.done + 1 } : null
  const open = rows.filter(
    (row) => standingOf(row).state === 'empty' && suggestions.of({ language, key: row.key }) === null,
  )
  const toCheck = changed + unknown
  return (
    <div className={styles.head} style={style}>
      <Row gap={2} align="baseline" isWrapped>
        <b>
          <LanguageName language={language} />
        </b>
        <Text as="span" tone="soft" size="small">
          <Trans>
            {all}개 중 {right}개
          </Trans>
        </Text>
        {toCheck > 0 && (
          <Text as="span" size="small" className={styles.toCheck}>
            <Plural value={toCheck} other="확인할 글 #개" />
          </Text>
        )}
      </Row>
      <ProgressBar
        value={all === 0 ? 0 : (right / all) * 100}
        label={t`${name} 번역`}
        className={styles.bar}
      />
      {running ? (
        <Running {...running} onStop={suggestions.stop} />
      ) : (
        canAsk &&
        open.length > 1 && (
          <Button
            size="small"
            disabledReason={suggestions.isBusy ? t`다른 글의 번역을 제안하고 있어요` : undefined}
            reasonAt="hidden"
            aria-label={t`빈 칸 모두 제안: ${name}`}
            onClick={() => suggestions.ask(open.map(({ key, source }) => ({ language, key, source })))}
          >
            <Trans>빈 칸 모두 제안</Trans>
          </Button>
        )
      )}
    </div>
  )
}

function Running({ total, number, onStop }: { total: number; number: number; onStop: () => void }) {
  return (
    <Row gap={2} align="center" role="status">
      <Text as="span" tone="soft" size="small">
        <Trans>
          {total}개 중 {number}번째를 제안하고 있어요
        </Trans>
      </Text>
      <Button size="small" onClick={onStop}>
        <Trans>멈추기</Trans>
      </Button>
    </Row>
  )
}
