import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import PenLine from 'lucide-react/icons/pen-line'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import type { TextTool } from '#model/tools/tools.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import panes from '../panes/ToolPanes.module.css'
import { PointMark } from './PointMark.tsx'
import styles from './TextTool.module.css'
import type { TextToolState } from './useTextTool.ts'
import type { ToolResult } from './write-result.ts'

interface Props {
  tool: TextTool
  state: TextToolState
  variants: readonly { readonly value: string; readonly label: string }[]
}

/** The text that was written: to copy, to write again and to change in place. */
export function ToolResultPart({ tool, state, variants }: Props) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isEditing) field.current?.focus()
  }, [isEditing])
  const { result, variant, edited } = state
  const text = edited ?? result?.text ?? ''
  const count = [...text].length
  const copy = () => copyText(text, t`글을 복사했어요`, t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`)
  const again = () => {
    const before = edited
    setIsEditing(false)
    const { came, takeBack } = state.again()
    if (before !== null)
      showToast({
        tone: 'info',
        text: t`고쳐 쓴 글을 새로 지은 글로 바꿨어요`,
        action: {
          label: t`실행 취소`,
          onPress: () => {
            if (!takeBack()) showToast({ tone: 'info', text: t`그 뒤에 새로 쓴 글이 있어서 그대로 뒀어요` })
          },
        },
      })
    else if (came === 'first')
      showToast({ tone: 'info', text: t`지을 수 있는 글을 다 보여 드렸어요. 처음 글부터 다시 보여 드려요.` })
    else if (came === 'none')
      showToast({ tone: 'info', text: t`이 답으로 지을 다른 글이 없어요. 칸을 더 채우거나 바꿔 보세요.` })
  }
  const content =
    text === '' && edited === null ? (
      <Note>
        {tool === 'tagline' ? (
          <Trans>이 느낌의 문장을 지을 답이 없어요. 칸을 더 채워 주세요.</Trans>
        ) : (
          <Trans>칸을 채우고 글 짓기를 누르면 여기에 써요.</Trans>
        )}
      </Note>
    ) : isEditing ? (
      <RuledField
        ref={field}
        label={t`고쳐 쓸 글`}
        isLabelHidden
        rows={5}
        maxLength={4000}
        value={text}
        onText={state.edit}
      />
    ) : (
      <Written result={edited === null ? result : null} text={text} />
    )
  return (
    <section className={panes.result} aria-label={t`지은 글`}>
      <Stack gap={4}>
        <Row gap={2} align="center" isWrapped>
          <strong className={panes.title}>
            <Trans>지은 글</Trans>
          </strong>
          <Tag icon={<Icon of={ScrollText} size="small" />}>
            <Trans>규칙으로 지은 초안</Trans>
          </Tag>
          {count > 0 && (
            <Text as="span" tone="soft" size="small" className={styles.count}>
              <Plural value={count} other="#자" />
            </Text>
          )}
        </Row>
        <Tabs
          label={t`어떻게 쓸지`}
          value={variant}
          onChoose={(next) => {
            setIsEditing(false)
            state.show(next)
          }}
          tabs={variants.map(({ value, label }) => ({ id: value, label, content }))}
        />
        <Answered result={edited === null ? result : null} />
        {(text !== '' || edited !== null) && (
          <Row gap={2} isWrapped>
            <Button look="ink" icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
              <Trans>복사</Trans>
            </Button>
            <Button icon={<Icon of={RefreshCw} size="small" />} onClick={again}>
              <Trans>다시</Trans>
            </Button>
            <Button
              icon={<Icon of={isEditing ? Check : PenLine} size="small" />}
              onClick={() => setIsEditing(!isEditing)}
            >
              {isEditing ? <Trans>다 고쳤어요</Trans> : <Trans>고쳐 쓰기</Trans>}
            </Button>
            {edited !== null && (
              <Button
                look="quiet"
                icon={<Icon of={Undo2} size="small" />}
                onClick={() => {
                  setIsEditing(false)
                  state.edit(null)
                }}
              >
                <Trans>지은 글로 돌아가기</Trans>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </section>
  )
}

/** An answer with the numbers of what it answers. */
function Written({ result, text }: { result: ToolResult | null; text: string }) {
  if (!result?.parts) return <p className={styles.text}>{text}</p>
  return (
    <p className={styles.text}>
      {result.parts.map(({ text: sentence, point }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be equal, and none is moved
        <span key={at}>
          {sentence}
          {point !== null && <PointMark number={point} />}{' '}
        </span>
      ))}
    </p>
  )
}

function Answered({ result }: { result: ToolResult | null }) {
  const count = new Set(result?.points?.map(({ number }) => number)).size
  if (count === 0) return null
  return (
    <Row gap={2} align="center">
      <Icon of={Check} size="small" />
      <Text as="span" size="small">
        <Plural value={count} other="손님 말 #가지에 답했어요" />
      </Text>
    </Row>
  )
}
