import { Page } from '#ui/layout/Page.tsx'

export function PositioningPage() {
  return <Page measure="content">{null}</Page>
}
