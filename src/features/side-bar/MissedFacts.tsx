import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { missedFacts } from '#model/voice/missed-facts.ts'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import { factsOfField } from './facts-of-field.ts'
import styles from './MissedFacts.module.css'

/** Which answers of the guide the text of a field does not say, found by rules; nothing where it says all. */
export function MissedFacts({ path, text }: { path: string; text: string }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook')
  const missed = text.trim() === '' ? [] : missedFacts(text, factsOfField(path, answers))
  if (missed.length === 0) return null
  const count = missed.length
  return (
    <Disclosure title={<Trans>여기서 빠진 것</Trans>} note={t`${count}개`} className={styles.missed}>
      <Note size="small">
        <Trans>가이드에는 있지만 이 글에는 없는 말이에요. 다 넣지 않아도 괜찮아요.</Trans>
      </Note>
      <Stack as="dl" gap={2}>
        {missed.map((fact) => (
          <div key={fact.path}>
            <Text as="dt" tone="soft" size="small">
              {fieldWords(words, fact.path).label}
            </Text>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </Stack>
    </Disclosure>
  )
}
