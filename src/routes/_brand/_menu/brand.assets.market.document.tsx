import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GoogleDocumentsPage } from '#features/google-documents/GoogleDocumentsPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/assets/market/document')({
  staticData: {
    screen: {
      title: msg`Google 문서`,
      menu: { group: 'tools', icon: 'document', order: 4, needs: 'googleDocuments' },
    },
  },
  component: () => <GoogleDocumentsPage shows="MARKET" />,
})
