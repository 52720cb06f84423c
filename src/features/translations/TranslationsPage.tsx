import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswer } from '#engine/documents/react/useAnswer.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { guide } from '#model/documents/guide.ts'
import { languages } from '#model/language/languages.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { oneColumn, wide } from '#ui/media-queries.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { AskNote } from './AskNote.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { OneText } from './OneText.tsx'
import { TranslationsContext } from './page-context.ts'
import styles from './TranslationsPage.module.css'
import { TranslationTable } from './TranslationTable.tsx'
import { useTranslationActions } from './translation-actions.ts'
import { languagesIn, type TranslationSearch } from './translation-search.ts'
import { useAskAccess } from './useAskAccess.ts'
import { useSourceLanguage } from './useLanguageTexts.ts'
import { useRows } from './useRows.ts'
import { useSuggestions } from './useSuggestions.ts'

interface Props {
  search: TranslationSearch
  onSearch: (search: TranslationSearch) => void
}

/** What the brand says, in other languages: each text beside its source. */
export function TranslationsPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('translations')
  const source = useSourceLanguage()
  const sections = useRows()
  const isWide = useMedia(wide)
  const isNarrow = useMedia(oneColumn)
  const actions = useTranslationActions()
  const idBrand = typeof document.brand === 'number' ? document.brand : null
  const name = useAnswer(guide.info.name.path)
  const suggestions = useSuggestions(idBrand, {
    from: source,
    brandName: typeof name === 'string' ? name : '',
  })
  const access = useAskAccess(idBrand)

  const targets = languages.map(({ key }) => key).filter((key) => key !== source)
  const wanted = languagesIn(search.lang ?? '').filter((key) => key !== source)
  const chosen = wanted.length > 0 ? wanted : targets
  const shown = isWide ? chosen : chosen.slice(0, 1)
  const [first] = shown
  const view = { source, actions, suggestions, isReadOnly, canAsk: access?.kind === 'on' && !isReadOnly }
  return (
    <Page>
      <PageHead
        title={<Trans>번역</Trans>}
        note={<Trans>가이드의 글을 다른 언어로 옮기고, 공유 링크에서 보여 줄 수 있어요</Trans>}
      />
      {sections.length === 0 ? (
        <EmptyState headline={t`옮길 글이 없어요`}>
          <Trans>워크북에서 쓴 답이 여기에 모여요.</Trans>
        </EmptyState>
      ) : (
        <TranslationsContext value={view}>
          <Stack gap={5}>
            <Row gap={4} isWrapped className={styles.languages}>
              <LanguageChoice
                targets={targets}
                shown={shown}
                isWide={isWide}
                onChoose={(next) => onSearch({ lang: next.join(',') })}
              />
              {!isReadOnly && (
                <SelectField
                  label={t`원문 언어`}
                  value={source}
                  options={languages.map(({ key, name }) => ({ value: key, label: name }))}
                  onChoose={actions.setSource}
                  translate="no"
                />
              )}
            </Row>
            {access !== null && !isReadOnly && <AskNote access={access} />}
            {isNarrow && first ? (
              <OneText sections={sections} language={first} />
            ) : (
              <TranslationTable sections={sections} shown={shown} />
            )}
          </Stack>
        </TranslationsContext>
      )}
    </Page>
  )
}
