import formatCompiled from 'use-intl/format-message/format-only';

/** next-intl's formatter of compiled messages. `raw` returns a message as compiled. */
const formatMessage: typeof formatCompiled = (...args) => formatCompiled(...args);
formatMessage.raw = true;

export default formatMessage;
