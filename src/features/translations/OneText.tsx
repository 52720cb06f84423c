import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { type Language, languages } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { LanguageHead } from './LanguageHead.tsx'
import styles from './OneText.module.css'
import { useTranslationsView } from './page-context.ts'
import { TranslationField } from './TranslationField.tsx'
import { useLanguageTexts } from './useLanguageTexts.ts'
import type { RowSection } from './useRows.ts'

interface Props {
  sections: readonly RowSection[]
  language: Language
}

/** On a phone: one text at a time in one language, with its source above it. */
export function OneText({ sections, language }: Props) {
  const { t } = useLingui()
  const { source } = useTranslationsView()
  const standingOf = useLanguageTexts(language)
  const [shownKey, setShownKey] = useState<string | null>(null)
  const rows = sections.flatMap(({ name, rows: ofSection }) => ofSection.map((row) => ({ name, row })))
  // The text that is open may have been emptied on another device.
  const at = Math.max(
    0,
    rows.findIndex(({ row }) => row.key === shownKey),
  )
  const shown = rows[at]
  if (!shown) return null
  const go = (to: number) => setShownKey(rows[(to + rows.length) % rows.length]?.row.key ?? null)
  const isOpen = (index: number) => {
    const row = rows[index]?.row
    return row !== undefined && standingOf(row).state !== 'right'
  }
  const nextOpen = rows.findIndex((_, step) => step > 0 && isOpen((at + step) % rows.length))
  const { name, row } = shown
  const number = at + 1
  const count = rows.length
  const tag = languages.find(({ key }) => key === source)?.tag
  return (
    <Stack gap={4}>
      <LanguageHead language={language} rows={rows.map((each) => each.row)} standingOf={standingOf} />
      <div>
        <Text tone="soft" size="small">
          {name}
        </Text>
        <h2 className={styles.label}>{row.label}</h2>
        <p className={styles.source} lang={tag}>
          {row.source}
        </p>
      </div>
      <TranslationField key={row.key} language={language} row={row} standing={standingOf(row)} />
      <Row gap={3} align="center" isWrapped>
        <IconButton label={t`이전 번역`} icon={<Icon of={ChevronLeft} />} onClick={() => go(at - 1)} />
        <span aria-live="polite">
          {number} / {count}
        </span>
        <IconButton label={t`다음 번역`} icon={<Icon of={ChevronRight} />} onClick={() => go(at + 1)} />
        {nextOpen > 0 && (
          <Button size="small" onClick={() => go(at + nextOpen)}>
            <Trans>다음에 옮길 글</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
