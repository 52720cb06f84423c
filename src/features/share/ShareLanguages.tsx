import { Trans } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { translations } from '#model/documents/translations.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './ShareDialog.module.css'

interface Props {
  chosen: readonly Language[]
  onChoose: (chosen: readonly Language[]) => void
  /** Whether the link shows approved sections alone, and so no translations: they are not approved. */
  isApprovedOnly: boolean
}

/** In which languages a new link shows the guide, of those that have a translation; nothing where there is none. */
export function ShareLanguages({ chosen, onChoose, isApprovedOnly }: Props) {
  const { document } = useDocumentView('translations')
  const source = useWatched(document.value(translations.translation.source)) ?? 'ko'
  const translated = useTranslated()
  const offered = languages.filter(({ key }) => key !== source && translated.includes(key))
  if (offered.length === 0) return null
  if (isApprovedOnly)
    return (
      <Note role="status">
        <Trans>번역은 승인을 거치지 않아서, 승인한 장만 보여 주는 링크에는 나오지 않아요.</Trans>
      </Note>
    )
  return (
    <Stack as="fieldset" gap={1}>
      <legend className={styles.legend}>
        <Trans>번역도 보여 주기</Trans>
      </legend>
      <Note size="small">
        <Trans>고른 언어로도 읽을 수 있어요. 아직 옮기지 않았거나 원문이 바뀐 글은 원문으로 나와요.</Trans>
      </Note>
      <Row gap={6} isWrapped>
        {offered.map(({ key, tag, name }) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onCheck={(isChosen) =>
              onChoose(isChosen ? [...chosen, key] : chosen.filter((language) => language !== key))
            }
          >
            <span lang={tag}>{name}</span>
          </Checkbox>
        ))}
      </Row>
    </Stack>
  )
}

/** Languages with a translation. */
function useTranslated(): readonly Language[] {
  const { document } = useDocumentView('translations')
  const { ko, en, ja, 'zh-CN': simplified, 'zh-TW': traditional } = translations.translated
  const texts: readonly (readonly [Language, readonly unknown[]])[] = [
    ['ko', useWatched(document.items(ko))],
    ['en', useWatched(document.items(en))],
    ['ja', useWatched(document.items(ja))],
    ['zh-CN', useWatched(document.items(simplified))],
    ['zh-TW', useWatched(document.items(traditional))],
  ]
  return texts.flatMap(([language, all]) => (all.length > 0 ? [language] : []))
}
