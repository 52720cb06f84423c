import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { colourWord } from '#kits/words/colour-words.ts'
import { type TokenFile, type TokenKind, tokensOf } from '#model/tokens/tokens-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { SwatchPreview } from './SwatchPreview.tsx'
import styles from './TokensDialog.module.css'

/** The design tokens in several formats, to read, copy and download. Made on this device. Needs `loadWorkbook('visual')`. */
export default function TokensDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const files = tokensOf(answers, colourWord)
  const [kind, setKind] = useState<TokenKind>('css')
  const file = files.find((each) => each.kind === kind) ?? files[0]
  const labels: Record<TokenKind, string> = {
    css: t`CSS 변수`,
    scss: t`SCSS`,
    tailwind: t`Tailwind`,
    dtcg: t`DTCG JSON`,
    ase: t`ASE 색상표`,
  }
  const hints: Record<TokenKind, string> = {
    css: t`어떤 웹사이트에서든 var(--color-main)처럼 써요.`,
    scss: t`_tokens.scss를 불러와 $color-main처럼 써요.`,
    tailwind: t`Tailwind 4의 스타일 시트에 넣으면 bg-main, text-main-700을 쓸 수 있어요.`,
    dtcg: t`피그마 플러그인이나 Style Dictionary가 읽는 W3C 커뮤니티 표준(2025.10)이에요.`,
    ase: t`일러스트레이터, 포토샵, 인디자인의 색상 견본에서 불러와요.`,
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={<Trans>디자인 토큰</Trans>}
      description={
        <Trans>개발자와 디자이너가 브랜드의 컬러와 타이포그래피를 그대로 쓸 수 있는 파일이에요</Trans>
      }
      closeLabel={t`닫기`}
      actions={file && <Actions file={file} files={files} />}
    >
      {file ? (
        <Tabs<TokenKind>
          label={t`파일 형식`}
          value={file.kind}
          onChoose={setKind}
          tabs={files.map((each) => ({
            id: each.kind,
            label: labels[each.kind],
            content: (
              <Stack gap={3}>
                <Text tone="soft" size="small">
                  {hints[each.kind]}
                </Text>
                {typeof each.content !== 'string' ? (
                  <SwatchPreview answers={answers} />
                ) : (
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by keys
                  <section className={styles.code} tabIndex={0} translate="no" aria-label={each.name}>
                    <pre>{each.content}</pre>
                  </section>
                )}
              </Stack>
            ),
          }))}
        />
      ) : (
        <Text tone="soft" size="small">
          <Trans>색이나 글꼴을 하나라도 정하면 파일을 만들 수 있어요.</Trans>
        </Text>
      )}
    </Dialog>
  )
}

function Actions({ file, files }: { file: TokenFile; files: readonly TokenFile[] }) {
  const { t } = useLingui()
  const { name, content } = file

  async function copy(words: string): Promise<void> {
    await copyText(words, t`복사했어요: ${name}`, t`복사하지 못했어요. 파일로 받아 주세요.`)
  }
  async function takeAll(): Promise<void> {
    const { strToU8, zipSync } = await import('fflate')
    const zip = zipSync(
      Object.fromEntries(
        files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content]),
      ),
    )
    download('design-tokens.zip', new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }))
  }
  return (
    <>
      {typeof content === 'string' && (
        <Button icon={<Icon of={Copy} />} onClick={() => void copy(content)}>
          <Trans>복사</Trans>
        </Button>
      )}
      <Button onClick={() => void takeAll()}>
        <Trans>모두 한 번에 받기</Trans>
      </Button>
      <Button
        look="ink"
        icon={<Icon of={Download} />}
        onClick={() => download(name, new Blob([content], { type: file.mediaType }))}
      >
        <Trans>{name} 받기</Trans>
      </Button>
    </>
  )
}
