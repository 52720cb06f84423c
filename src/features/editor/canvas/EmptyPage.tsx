import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { useEditorState } from '../state/EditorProvider.tsx'
import type { PanelName } from '../state/editor-state.ts'
import { openPanel } from '../state/open-side.ts'
import styles from './EmptyPage.module.css'

/** In the middle of a page without layers, at x, y: where to begin. */
export function EmptyPage({ x, y }: { readonly x: number; readonly y: number }) {
  const state = useEditorState()
  const open = (name: PanelName) => () => openPanel(state, name)
  return (
    <div className={styles.empty} style={{ left: x, top: y }}>
      <Text tone="soft">
        <Trans>빈 쪽이에요. 무엇부터 놓을까요?</Trans>
      </Text>
      <Row gap={2} isWrapped className={styles.starts}>
        <Button look="quiet" onClick={open('templates')}>
          <Trans>템플릿에서</Trans>
        </Button>
        <Button look="quiet" onClick={open('layouts')}>
          <Trans>자동 배치</Trans>
        </Button>
        <Button look="quiet" onClick={open('text')}>
          <Trans>글자</Trans>
        </Button>
        <Button look="quiet" onClick={open('photos')}>
          <Trans>사진</Trans>
        </Button>
      </Row>
    </div>
  )
}
