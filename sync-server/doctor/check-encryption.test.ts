import { expect, test } from 'vitest'
import { readEnvironment } from '../environment/read-environment.ts'
import { checkEncryption } from './check-encryption.ts'

const SERVICE_TOKEN = 'x'.repeat(40)
const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' }
const found = (variables: Record<string, string>) =>
  checkEncryption(readEnvironment({ SERVICE_TOKEN, ...variables }), variables).map(
    ({ verdict, words }) => `${verdict} ${words.split(':')[0]}`,
  )
const fine = ['ok every connection to another machine is encrypted.']

test('connections on this machine, and encrypted ones to others, are as they should be', () => {
  expect(found({})).toEqual(fine)
  expect(
    found({
      DATABASE_URL: 'postgres://a@127.0.0.1/a',
      REDIS_URL: 'redis://localhost',
      SMTP_URL: 'smtp://[::1]',
    }),
  ).toEqual(fine)
  expect(found({ DATABASE_URL: 'postgres:///a?host=/run/postgresql' })).toEqual(fine)
  expect(
    found({
      ...bucket,
      DATABASE_URL: 'postgres://a@db.example/a?sslmode=verify-full',
      REDIS_URL: 'rediss://redis.example',
      SMTP_URL: 'smtp://mail.example',
      S3_ENDPOINT: 'https://s3.example',
      API_URL: 'https://api.example',
      API_TOKEN: 'y'.repeat(40),
    }),
  ).toEqual(fine)
})

test('a connection to another machine that is not encrypted, or not with a known server, is a note', () => {
  expect(
    found({
      ...bucket,
      DATABASE_URL: 'postgres://a@db.example/a?sslmode=require',
      REDIS_URL: 'redis://redis.example',
      SMTP_URL: 'smtp://mail.example?requireTLS=false',
      S3_ENDPOINT: 'http://s3.example',
      API_URL: 'http://api.example',
      API_TOKEN: 'y'.repeat(40),
    }),
  ).toEqual([
    'note DATABASE_URL leads to another machine without sslmode=verify-full',
    'note REDIS_URL leads to another machine without rediss',
    'note S3_ENDPOINT leads to another machine without https',
    'note SMTP_URL leads to another machine without requireTLS',
    'note API_URL leads to another machine without https',
  ])
})

test('certificates that are not checked are bad', () => {
  expect(found({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual(['bad NODE_TLS_REJECT_UNAUTHORIZED is 0'])
})
