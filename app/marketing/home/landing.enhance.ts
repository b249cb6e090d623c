import { register } from '~/platform/enhancement/register';
import { hearCalls } from './hear-call';
import { layOutSections } from './lay-out-sections';
import { talkHere } from './talk-here';

register(hearCalls);
register(talkHere);
register(layOutSections);
