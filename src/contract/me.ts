import * as z from 'zod'
import { call } from './call.ts'

const me = z.object({
  id: z.number(),
  email: z.string(),
  fullName: z.string(),
  image: z.string().nullable(),
  locale: z.string().nullable(),
})

export const readMe = call({
  name: 'me.read',
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Who is signed in',
  access: 'token',
  answer: me,
})

export const changeProfile = call({
  name: 'me.changeProfile',
  method: 'POST',
  path: '/api/v1/me/update/profile',
  summary: 'Changes name, picture or language',
  access: 'token',
  body: z.object({
    fullName: z.string().trim().min(1).max(40).optional(),
    image: z.string().max(2000).nullish(),
    locale: z.enum(['ko', 'en', 'ja', 'zh_CN', 'zh_TW']).optional(),
  }),
  answer: me,
  queueing: 'replay',
  idempotent: true,
})
