import { Trans, useLingui } from '@lingui/react/macro'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useEffect, useRef } from 'react'
import type { TextTool } from '#model/tools/tools.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import panes from '../panes/ToolPanes.module.css'
import { FieldInput } from './FieldInput.tsx'
import { PointsFound } from './PointsFound.tsx'
import styles from './TextTool.module.css'
import { toolFields } from './tool-fields.ts'
import type { TextToolState } from './useTextTool.ts'

interface Props {
  tool: TextTool
  state: TextToolState
  /** Keys of the fields that are missing. */
  missing: readonly string[]
  onType: (key: string, value: string) => void
  onWrite: () => void
}

/** The fields of a tool and the press that writes, with its price before it. */
export function ToolForm({ tool, state, missing, onType, onWrite }: Props) {
  const { t } = useLingui()
  const form = useRef<HTMLDivElement>(null)
  const first = missing[0]
  useEffect(() => {
    if (first !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [first])
  return (
    <div ref={form} className={panes.pane}>
      <Form onSubmit={onWrite}>
        <Stack gap={4}>
          {toolFields[tool].map((field) => (
            <div key={field.key}>
              <FieldInput
                field={field}
                value={state.typed[field.key] ?? ''}
                error={missing.includes(field.key) ? t`비어 있어요. 적으면 바로 쓸 수 있어요.` : undefined}
                onType={(value) => onType(field.key, value)}
              />
              {field.key === 'said' && <PointsFound said={state.typed.said ?? ''} />}
            </div>
          ))}
          <Row gap={3} align="center" isWrapped>
            <Button look="ink" type="submit">
              <Trans>글 짓기</Trans>
            </Button>
            <Text as="span" tone="soft" size="small" className={styles.price}>
              <Icon of={ScrollText} size="small" />
              <Trans>무료 · 규칙으로</Trans>
            </Text>
          </Row>
        </Stack>
      </Form>
    </div>
  )
}
