import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import { useCanOrderLogo } from '#kits/logo/useCanOrderLogo.ts'
import { loadContent } from '#kits/words/content.ts'
import { cutText } from '#model/text/cut-text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import styles from './LogoFile.module.css'
import { composeBrief, type LogoBrief } from './logo-brief.ts'

const limit = 500

/** A brief for a logo designer, composed from the answers. */
export default function LogoRequest(props: QuestionProps) {
  return (
    <OtherDocument document="strategy">
      <Brief {...props} />
    </OtherDocument>
  )
}

function Brief({ words }: QuestionProps) {
  const { t } = useLingui()
  const { brand } = useDocumentView('guide').document
  const canOrder = useCanOrderLogo(brand)
  const brief = useFromAnswers(composeBrief)
  const [extra, setExtra] = useState(() => readBrandFact(brand, 'logoRequest') ?? '')
  const rows = useRows(brief)
  const title = brief.name ? t`${brief.name} 로고 의뢰서` : t`로고 의뢰서`
  const write = (text: string) => {
    const kept = cutText(text, limit)
    setExtra(kept)
    keepBrandFact(brand, 'logoRequest', kept === '' ? null : kept)
  }
  const asText = () =>
    [
      title,
      '',
      ...rows.filter(({ text }) => text !== '').map(({ label, text }) => `${label}: ${text}`),
      ...(extra.trim() === '' ? [] : ['', `${t`더 전하고 싶은 점`}: ${extra.trim()}`]),
      '',
    ].join('\n')
  const copy = async () => {
    await copyText(asText(), t`의뢰서를 복사했어요`, t`복사하지 못했어요. 파일로 받아 주세요.`)
  }
  return (
    <Stack gap={4}>
      <dl className={styles.sheet} aria-label={title}>
        {rows.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={text === '' ? styles.none : undefined}>{text || t`아직 비어 있어요`}</dd>
          </div>
        ))}
      </dl>
      <RuledField
        label={t`더 전하고 싶은 점`}
        hint={t`이 기기에만 남고, 복사하거나 받을 때 함께 담겨요.`}
        placeholder={words.placeholder}
        rows={3}
        limit={limit}
        value={extra}
        onText={write}
      />
      <Row gap={2} isWrapped>
        <Button look="ink" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          <Trans>의뢰서 복사</Trans>
        </Button>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => download(`${title}.txt`, new Blob([asText()], { type: 'text/plain;charset=utf-8' }))}
        >
          <Trans>글 파일로 받기</Trans>
        </Button>
      </Row>
      <Text tone="soft" size="small">
        {canOrder ? (
          <>
            <Trans>아는 디자이너에게는 복사해서 보내고, 새김의 디자이너에게는 바로 맡길 수 있어요.</Trans>{' '}
            <Link to="/brand/setting/logoquest/{-$step}" params={{ step: '0' }} className={linkClass}>
              <Trans>로고를 전문가에게 맡기기</Trans>
            </Link>
          </>
        ) : (
          <Trans>복사하거나 글 파일로 받아 디자이너에게 보내 주세요.</Trans>
        )}
      </Text>
    </Stack>
  )
}

function useRows(brief: LogoBrief): { key: string; label: string; text: string }[] {
  const { t } = useLingui()
  const industries = useIndustries()
  const parts: Readonly<Record<LogoBrief['files'][number], string>> = {
    primary: t`가로 로고`,
    secondary: t`세로 로고`,
    symbol: t`심볼`,
    blackWhite: t`흑백 로고`,
    vector: t`벡터 로고`,
  }
  const name = [brief.name, brief.subName].filter(Boolean).join(' · ')
  return [
    { key: 'name', label: t`이름`, text: name },
    { key: 'industry', label: t`업종`, text: industries[brief.industry] ?? brief.industry },
    { key: 'service', label: t`하는 일`, text: brief.service },
    { key: 'purpose', label: t`존재 이유`, text: brief.purpose },
    { key: 'keywords', label: t`키워드`, text: brief.keywords.join(', ') },
    { key: 'tagline', label: t`태그라인`, text: brief.tagline },
    { key: 'colours', label: t`컬러`, text: brief.colours.join(', ') },
    { key: 'files', label: t`있는 파일`, text: brief.files.map((part) => parts[part]).join(', ') },
  ]
}

/** Names of the industries by key; empty until they are loaded. */
function useIndustries(): Readonly<Record<string, string>> {
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    loadContent('reference').then(
      (content) => setWords(content.industry ?? {}),
      // Without a network the sheet shows the key.
      (cause: unknown) => console.warn('the names of the industries cannot be loaded', cause),
    )
  }, [])
  return words
}
