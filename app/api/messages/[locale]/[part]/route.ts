export { messagesFile as GET } from '@/lib/bff/messages-file';
