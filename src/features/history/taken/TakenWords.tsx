import { Trans, useLingui } from '@lingui/react/macro'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { takenListOf } from '#model/documents/taken-list.ts'
import { itemsOf } from '#model/fields/answers.ts'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { usePathWords } from '../differences/usePathWords.ts'
import styles from './TakenWords.module.css'

/** What people took from suggestions into the texts of a document: where, from what, who and when; newest first. */
export function TakenWords({ document }: { document: DocumentName }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const list = takenListOf(document)
  const taken = list ? itemsOf(answers, list.path).toReversed() : []
  if (taken.length === 0) return null
  const count = taken.length
  return (
    <Disclosure title={<Trans>제안에서 받은 글</Trans>} note={t`${count}개`} className={styles.taken}>
      <ul>
        {taken.map(({ key, field, source, name, at }) => (
          <Row key={String(key)} field={text(field)} source={text(source)} name={text(name)} at={text(at)} />
        ))}
      </ul>
    </Disclosure>
  )
}

interface RowProps {
  field: string
  source: string
  name: string
  at: string
}

function Row({ field, source, name, at }: RowProps) {
  const { t } = useLingui()
  const pathWords = usePathWords()
  const { moment } = useVersionWords()
  const [list = '', , property] = field.split('/')
  const label = [
    fieldWords(contentOf('workbook'), field).section,
    pathWords(property === undefined ? list : `${list}/${property}`),
  ]
  return (
    <li className={styles.row}>
      <b>{label.filter(Boolean).join(' · ')}</b>
      {source === 'AI' ? (
        <Tag tone="brand" icon={<Icon of={Sparkles} size="small" />}>
          <Trans>AI 제안</Trans>
        </Tag>
      ) : (
        <Tag icon={<Icon of={ScrollText} size="small" />}>
          {source === 'CHECK' ? <Trans>브랜드 점검</Trans> : <Trans>규칙으로 지은 초안</Trans>}
        </Tag>
      )}
      <Text as="span" tone="soft" size="small">
        {name || t`계정 없이 씀`}
        {at !== '' && (
          <>
            {' · '}
            <time dateTime={at}>{moment(at)}</time>
          </>
        )}
      </Text>
    </li>
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
