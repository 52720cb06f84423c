import { msg } from '@lingui/core/macro'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { LateScreen } from '#app/brand/LateScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import ToolsPage from '#features/tools/LateToolsPage.ts'

export const Route = createFileRoute('/_brand/_menu/brand/ai-tool')({
  staticData: {
    screen: {
      title: msg`AI 도구`,
      menu: { group: 'tools', icon: 'wand', order: 1 },
      isInPalette: true,
    },
  },
  loader: () => preloadLater(() => import('#features/tools/LateToolsPage.ts')),
  component: Tools,
})

/** The open tool is a part of the page: it stays as it is when another one is opened. */
function Tools() {
  const { tool } = useParams({ strict: false })
  return (
    <LateScreen>
      <ToolsPage open={tool ?? null} />
    </LateScreen>
  )
}
