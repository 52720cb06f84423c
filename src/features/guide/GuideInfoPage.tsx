import { Page } from '#ui/layout/Page.tsx'

export function GuideInfoPage() {
  return <Page measure="content">{null}</Page>
}
