import { register } from '~/platform/enhancement/register';
import { hearCalls } from './hear-call';
import { talkHere } from './talk-here';

register(hearCalls);
register(talkHere);
