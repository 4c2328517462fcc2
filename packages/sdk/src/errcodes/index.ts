export * from '@tara/contract/errcodes';
