import { call } from './call.ts'
import type * as shapes from './shapes/support.ts'

export const sendTicket = call<typeof shapes.sendTicket>({
  name: 'support.send',
  method: 'POST',
  path: '/api/v1/support/ticket',
  summary:
    'Asks the operator something, who answers by mail. The same key is one question. A visitor needs the verdict of the captcha first, where there is one',
  access: 'public',
  errors: ['CAPTCHA_NEEDED', 'CONFLICT'],
  limit: 'mail',
  extension: true,
})
